import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { letterOf } from '../../keyboard/letterOf.ts';
import styles from '../CronEditor.module.css';
import { useCronTexts, type ValueOption } from '../hooks/useCronTexts.ts';
import { extendTo, gridMove, toggleValue } from '../model/numberGrid.ts';

interface NumberGridProps {
  label: string;
  options: readonly ValueOption[];
  value: readonly number[];
  disabled: boolean;
  onChange: (value: number[]) => void;
}

/** Numbers of sixty stand in rows of ten, names in rows of seven or six. */
const columnsOf = (count: number): number => (count === 7 ? 7 : count === 12 ? 6 : 10);

/** Values to choose several of: by click, Shift+click for a range, or keys. One cell is in the tab order. */
export function NumberGrid({ label, options, value, disabled, onChange }: NumberGridProps) {
  const { t } = useCronTexts();
  const hintId = useId();
  const [active, setActive] = useState(() =>
    Math.max(
      options.findIndex((option) => value.includes(option.value)),
      0,
    ),
  );
  const anchor = useRef(active);
  const box = useRef<HTMLDivElement>(null);
  const columns = columnsOf(options.length);
  const all = options.map((option) => option.value);

  // A hundred years are longer than the box: what is chosen is in view at first.
  const [first] = useState(active);
  useLayoutEffect(() => {
    const cell = box.current?.children[first] as HTMLElement | undefined;
    if (box.current && cell) box.current.scrollTop = cell.offsetTop - box.current.offsetTop - cell.offsetHeight;
  }, [first]);

  const focus = (index: number): void => {
    setActive(index);
    box.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus();
  };
  const choose = (index: number, extend: boolean): void => {
    if (disabled) return;
    onChange(extend ? extendTo(value, anchor.current, index, all) : toggleValue(value, all[index]!, all));
    if (!extend) anchor.current = index;
  };
  const handleKey = (event: KeyboardEvent): void => {
    const target = gridMove(event.key, active, columns, options.length);
    if (target !== undefined) {
      if (event.shiftKey) choose(target, true);
      else anchor.current = target;
      focus(target);
    } else if (event.key === ' ' || event.key === 'Enter') choose(active, false);
    else if (letterOf(event) === 'a' && (event.ctrlKey || event.metaKey)) {
      if (!disabled) onChange(all);
    } else return;
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent, index: number): void => {
    choose(index, event.shiftKey);
    focus(index);
  };
  return (
    <>
      <div
        ref={box}
        className={styles.grid}
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
        role="listbox"
        aria-multiselectable
        aria-label={label}
        aria-describedby={hintId}
        aria-disabled={disabled || undefined}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            role="option"
            aria-selected={value.includes(option.value)}
            title={option.title === option.label ? undefined : option.title}
            tabIndex={index === active ? 0 : -1}
            className={styles.cell}
            onClick={(event) => handleClick(event, index)}
            // Keys are handled by the grid.
            onKeyDown={undefined}
          >
            {option.label}
          </div>
        ))}
      </div>
      <p id={hintId} className={styles.note}>
        {t('gridHint')}
      </p>
    </>
  );
}
