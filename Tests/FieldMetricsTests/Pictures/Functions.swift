import Foundation

/// The C library's functions, apart from a test that must not see Foundation's XML types.
func exponential(_ x: Double) -> Double { exp(x) }

func sineAndCosine(_ x: Double) -> (Double, Double) { (sin(x), cos(x)) }

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
