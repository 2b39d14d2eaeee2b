import { useDictionary } from '@harrow/ui';

/** Finds the text of a code of a dictionary; the code itself until it is there. */
export function useDictText(dict: string): (value: string) => string {
  const { items } = useDictionary(dict);
  return (value) => items?.find((item) => item.value === value)?.text ?? value;
}
