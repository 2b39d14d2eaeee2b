import { Input, type InputProps, Tag } from 'antd';
import { type ChangeEvent, useState } from 'react';
import { tagLength, toTags, writeTags } from './tagText.ts';
import styles from './inputs.module.css';

export interface TagInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** Tags of two characters each, with `separator` between them. */
  value?: string | null;
  /** The tags in the same notation; `''` for none. */
  onChange?: (value: string) => void;
  /** One character. Default `;`. */
  separator?: string;
}

/** Tags of two characters: a separator follows after every second one that is typed. What is typed is shown as tags below. */
export function TagInput({ value, onChange, separator = ';', ...rest }: TagInputProps) {
  // Half a word of an input method is not yet to be cut into tags.
  const [composed, setComposed] = useState<string>();
  const text = value ?? '';
  const write = (typed: string) => {
    setComposed(undefined);
    onChange?.(writeTags(typed, separator));
  };
  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if ((nativeEvent as InputEvent).isComposing) setComposed(target.value);
    else write(target.value);
  }
  return (
    <div>
      <Input
        placeholder={'A'.repeat(tagLength) + separator + 'B'.repeat(tagLength)}
        autoComplete="off"
        {...rest}
        value={composed ?? text}
        onChange={handleChange}
        onCompositionEnd={(event) => write(event.currentTarget.value)}
      />
      <div className={styles.tagInput}>
        {toTags(text, separator).map((tag, index) => (
          // Only shown, so readable in a disabled field, too.
          <Tag key={`${tag} ${index}`} disabled={false}>
            {tag}
          </Tag>
        ))}
      </div>
    </div>
  );
}
