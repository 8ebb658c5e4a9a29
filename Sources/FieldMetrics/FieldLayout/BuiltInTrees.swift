/// The built-in components as they are read from their files, made by code: reading one takes a
/// third as long as a whole table does.
enum BuiltInTrees {
  /// `nil` for a name that is none.
  static func content(of name: String) -> ComponentContent? {
    switch name {
    case "form-field": formField()
    case "clearable-text-field": clearableTextField()
    case "labeled-text-field-react-native": labeledTextFieldReactNative()
    case "labeled-text-field": labeledTextField()
    case "material3-filled": material3Filled()
    case "material3-outlined": material3Outlined()
    case "mui-filled": muiFilled()
    case "mui-outlined": muiOutlined()
    case "suiss-checkbox-group": suissCheckboxGroup()
    case "suiss-choice-card": suissChoiceCard()
    case "suiss-field-set": suissFieldSet()
    case "suiss-field": suissField()
    case "suiss-inset-group": suissInsetGroup()
    case "suiss-separator": suissSeparator()
    default: nil
    }
  }
}
