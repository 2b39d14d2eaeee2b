/** What props mean that come from antd or React without a word about them. By name. */
export const borrowedMeanings: Readonly<Record<string, string>> = {
  allowClear: 'Whether the field can be emptied by a sign in it.',
  children: 'What is below it.',
  className: 'Classes of the outermost element.',
  disabled: 'The value can neither be changed nor focused. Default false.',
  id: 'Id of the control; set by `Form.Item`.',
  placeholder: 'Shown in the empty field.',
  status: 'Colour of the frame; `Form.Item` sets it by itself.',
  style: 'Styles of the outermost element.',
  value: 'What everything below it gets.',
};
