/** For a `Form.Item` whose field holds a list and whose control holds its values joined by commas, as pickers do. */
export const joinedValues = {
  getValueProps: (values: readonly string[] | undefined) => ({ value: values?.join(',') }),
  getValueFromEvent: (text: string): string[] => (text === '' ? [] : text.split(',')),
};
