import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { BuiltItem } from '../../model/tree.ts';

interface ChipKeysOptions {
  /** The bar. */
  box: { current: HTMLElement | null };
  chips: readonly BuiltItem[];
  onRemove: (id: string) => void;
}

const focusable = 'input, button';

/** Keys of the chips: arrows go from one to the next, Delete and Backspace remove, Escape leaves. Tab reaches the parts of one chip only. */
export function useChipKeys({ box, chips, onRemove }: ChipKeysOptions) {
  const [lastId, setLastId] = useState<string>();
  const activeId = chips.some(({ id }) => id === lastId) ? lastId : chips[0]?.id;

  function focusChip(id: string | undefined, part: string | undefined) {
    const chip = id && box.current?.querySelector(`li[data-item="${id}"]`);
    if (!chip) return;
    const target = (part && chip.querySelector<HTMLElement>(`[data-part="${part}"]`)) || chip.querySelector<HTMLElement>('[data-part]');
    (target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable))?.focus();
  }
  const focusAdd = (): void => box.current?.querySelector<HTMLElement>('[data-part="add"] input')?.focus();

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    // Lists that are open have keys of their own, and so has a text that is being typed.
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !event.currentTarget.contains(target)) return;
    if (target.getAttribute('aria-expanded') === 'true' || (target instanceof HTMLInputElement && target.value !== '')) return;
    const id = itemOf(target);
    const index = chips.findIndex((chip) => chip.id === id);
    if (index < 0) return;
    const part = target.closest<HTMLElement>('[data-part]')?.dataset['part'];
    switch (event.key) {
      case 'ArrowLeft':
        focusChip(chips[index - 1]?.id, part);
        break;
      case 'ArrowRight':
        if (index + 1 < chips.length) focusChip(chips[index + 1]?.id, part);
        else focusAdd();
        break;
      case 'Home':
        focusChip(chips[0]?.id, part);
        break;
      case 'End':
        focusChip(chips.at(-1)?.id, part);
        break;
      case 'Delete':
      case 'Backspace':
        onRemove(chips[index]!.id);
        break;
      case 'Escape':
        focusAdd();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** In the empty field that adds a chip, the keys that go back lead to the last one. */
  function handleAddKey(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    // The key that chooses a field must not press the button of the value, which has the focus then.
    if (event.key === 'Enter') event.preventDefault();
    const isEmpty = target instanceof HTMLInputElement && target.value === '' && target.getAttribute('aria-expanded') !== 'true';
    if (!isEmpty || (event.key !== 'Backspace' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    focusChip(chips.at(-1)?.id, 'value');
  }

  return { activeId, focusChip, handleKeyDown, handleAddKey, handleFocus: ({ target }: FocusEvent<HTMLElement>) => setLastId(itemOf(target)) };
}

const itemOf = (element: HTMLElement): string | undefined => element.closest<HTMLElement>('li[data-item]')?.dataset['item'];
