// Prints how large a floated label is drawn at the default text size.
import { interRegularLarge } from "./generated/inter.js";

console.log(interRegularLarge.floatScale);
