// Prints how large a floated label is drawn at the default text size.
import example.Inter

fun main() {
  println(Inter.row(Inter.Step.LARGE).floatScale)
}
