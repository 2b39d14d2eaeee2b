import { StatusTag } from './StatusTag.tsx';
import { useDictionary } from '../DictSelect/useDictionary.ts';
import styles from '../DictSelect/DictSelect.module.css';

export interface DictTagsProps {
  /** Code of the dictionary. */
  dict: string;
  /** One value, or several joined by commas. */
  value: string | null | undefined;
}

/** Dictionary values as tags in the colours of their items; a value that the dictionary does not know is grey and shown as it is. */
export function DictTags({ dict, value }: DictTagsProps) {
  const { items } = useDictionary(dict);
  if (!value) return <>–</>;
  return (
    <span className={styles.tags}>
      {value.split(',').map((part) => {
        const item = items?.find((one) => one.value === part);
        return <StatusTag key={part} color={item?.color} text={item?.text ?? part} />;
      })}
    </span>
  );
}
