@testable import FieldMetrics

/// Programs that print every value of generated source: `STEP NAME #NUMBER` or `STEP NAME "HEX`.
extension SourceBuildTests {
  static let swiftReader = """
    func show(_ step: String, _ name: String, _ value: Any) {
      if name == "step" { return }
      switch value {
      case let number as Double: print(step, name, "#\\(number)")
      case let flag as Bool: print(step, name, flag ? "#1" : "#0")
      case let text as String:
        print(step, name, "\\"" + text.utf8.map { String($0, radix: 16) }.joined(separator: " "))
      default:
        let mirror = Mirror(reflecting: value)
        for (index, child) in mirror.children.enumerated() {
          switch mirror.displayStyle {
          case .optional: show(step, name, child.value)
          case .collection: show(step, name + ".\\(index + 1)", child.value)
          default: show(step, (name.isEmpty ? "" : name + ".") + (child.label ?? ""), child.value)
          }
        }
      }
    }

    """

  static let moduleReader = """
    function show(step, name, value) {
      if (name === "step" || value === null) return;
      if (typeof value === "number") console.log(step, name, "#" + value);
      else if (typeof value === "boolean") console.log(step, name, value ? "#1" : "#0");
      else if (typeof value === "string") {
        const bytes = Array.from(new TextEncoder().encode(value), (byte) => byte.toString(16));
        console.log(step, name, '"' + bytes.join(" "));
      } else if (Array.isArray(value)) value.forEach((item, at) => show(step, name + "." + (at + 1), item));
      else for (const [key, item] of Object.entries(value)) show(step, (name && name + ".") + key, item);
    }
    """

  static let composeUnits = """
    package androidx.compose.ui.unit
    class Dp(val value: Float)
    class TextUnit(val value: Float)
    val Double.dp: Dp get() = Dp(this.toFloat())
    val Double.sp: TextUnit get() = TextUnit(this.toFloat())
    """

  static func kotlinReader(_ programs: String) -> String {
    """
    fun read(rows: List<Any>) {
      for (row in rows) {
        val field = row.javaClass.getDeclaredField("step")
        field.isAccessible = true
        val step = field.get(row)
        val key = step.javaClass.getMethod("getKey").invoke(step) as String
        show(key, "", row)
      }
    }

    fun show(step: String, name: String, value: Any?) {
      if (name == "step" || value == null) return
      when (value) {
        is Double -> println("$step $name #$value")
        is Float -> println("$step ${name.removeSuffix(".value")} #$value")
        is Boolean -> println("$step $name " + (if (value) "#1" else "#0"))
        is String -> println("$step $name \\"" + value.toByteArray().joinToString(" ") {
          (it.toInt() and 255).toString(16)
        })
        is List<*> -> value.forEachIndexed { index, item -> show(step, "$name.${index + 1}", item) }
        else -> for (field in value.javaClass.declaredFields) {
          field.isAccessible = true
          show(step, if (name.isEmpty()) field.name else "$name.${field.name}", field.get(value))
        }
      }
    }

    fun main() {
    \(programs)
    }
    """
  }

  /// C has no reflection: a line for each value that the header has.
  static func cReader() throws -> String {
    var lines = BuildSample.all.flatMap {
      ["#include \"\($0.name).h\"", "#include \"\($0.name).h\""]
    }
    lines += [
      "#include <stdio.h>",
      "static void number(const char *step, const char *name, double value) {",
      "  printf(\"%s %s #%.17g\\n\", step, name, value);", "}",
      "static void text(const char *step, const char *name, const char *value) {",
      "  const unsigned char *at = (const unsigned char *)value;", "  if (value == NULL) return;",
      "  printf(\"%s %s \\\"\", step, name);",
      "  for (; *at; at++) printf(\"%s%x\", at == (const unsigned char *)value ? \"\" : \" \", *at);",
      "  printf(\"\\n\");", "}", "int main(void) {", "  int i, j;",
    ]
    for sample in BuildSample.all {
      let code = CodeTable(sample.table, .init())
      let rows = "\(code.name.snake)_rows"
      lines += ["  for (i = 0; i < \(code.rows.count); i++) {"]
      for (index, column) in code.columns.enumerated()
      where code.rows.contains(where: { $0.values[index] != .absent }) {
        let member = "\(rows)[i].\(CodeName.snake(column.name))"
        if column.kind == .lengths {
          lines += (1...8).map {
            "    number(\(rows)[i].step_name, \"\(column.name).\($0)\", \(member)[\($0 - 1)]);"
          }
          continue
        }
        let isFlagged = column.isOptional && column.kind != .text
        let condition =
          isFlagged ? "if (\(rows)[i].has_\(CodeName.snake(column.name))) " : ""
        let function = column.kind == .text ? "text" : "number"
        lines.append(
          "    \(condition)\(function)(\(rows)[i].step_name, \"\(column.name)\", \(member));")
      }
      lines.append("    for (j = 0; j < (int)\(rows)[i].label_count; j++) {")
      lines.append("      char name[64];")
      for column in code.labelColumns {
        let label = "\(rows)[i].labels[j]"
        let member = CodeName.snake(column.member)
        let condition = column.kind == .text ? "" : "if (\(label).has_\(member)) "
        lines.append("      snprintf(name, sizeof name, \"labels.%d.\(column.member)\", j + 1);")
        lines.append(
          "      \(condition)\(column.kind == .text ? "text" : "number")"
            + "(\(rows)[i].step_name, name, \(label).\(member));")
      }
      lines += ["    }", "  }"]
    }
    return (lines + ["  return 0;", "}"]).joined(separator: "\n") + "\n"
  }
}
