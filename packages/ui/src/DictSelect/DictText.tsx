import { useDictionary } from './useDictionary.ts';

export interface DictTextProps {
  /** Code of the dictionary. */
  dict: string;
  /** One value, or several joined by commas. */
  value: string | null | undefined;
}

/** The text of a dictionary value; the value itself while loading, and where the dictionary does not know it. */
export function DictText({ dict, value }: DictTextProps) {
  const { items } = useDictionary(dict);
  if (!value) return <>–</>;
  return (
    <>
      {value
        .split(',')
        .map((part) => items?.find((item) => item.value === part)?.text ?? part)
        .join(', ')}
    </>
  );
}
