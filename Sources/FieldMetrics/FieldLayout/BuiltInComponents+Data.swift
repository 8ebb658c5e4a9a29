// Written by script/components from FieldLayout/Components; do not edit.

enum BuiltInComponents {
  static let all: [(name: String, json: StaticString)] = [
    ("form-field", formField),
    ("clearable-text-field", clearableTextField),
    ("labeled-text-field-react-native", labeledTextFieldReactNative),
    ("labeled-text-field", labeledTextField),
    ("material3-filled", material3Filled),
    ("material3-outlined", material3Outlined),
    ("mui-filled", muiFilled),
    ("mui-outlined", muiOutlined),
    ("suiss-checkbox-group", suissCheckboxGroup),
    ("suiss-choice-card", suissChoiceCard),
    ("suiss-field-set", suissFieldSet),
    ("suiss-field", suissField),
    ("suiss-inset-group", suissInsetGroup),
    ("suiss-separator", suissSeparator),
  ]
}
