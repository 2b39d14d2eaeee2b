import { type ChangeEvent, useState } from 'react';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import tableStyles from '../../EditableTable.module.css';
import { writeTags } from '../../../inputs/tagText.ts';

interface TagsEditorProps extends ValueEditorProps {
  separator: string;
}

/** Sets the separators while the user types. */
export function TagsEditor({ value, aria, placeholder, onChange, onBlur, separator }: TagsEditorProps) {
  // Half a word of an input method is not yet to be cut into tags.
  const [composed, setComposed] = useState<string>();
  const text = value === null || value === undefined ? '' : String(value);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if ((nativeEvent as InputEvent).isComposing) setComposed(target.value);
    else write(target.value);
  }

  function write(typed: string) {
    setComposed(undefined);
    const next = writeTags(typed, separator);
    if (next !== text) onChange(next, 'input');
  }

  return (
    <input
      {...aria}
      className={tableStyles.input}
      type="text"
      autoComplete="off"
      placeholder={placeholder}
      value={composed ?? text}
      onChange={handleChange}
      onCompositionEnd={(event) => write(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
