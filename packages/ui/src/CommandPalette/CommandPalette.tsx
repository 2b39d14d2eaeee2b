import { SearchOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './CommandPalette.module.css';
import type { Command, CommandPaletteProps } from './CommandPalette.types.ts';
import { useFoundCommands } from './hooks/useFoundCommands.ts';
import { findCommands, groupCommands } from './model/findCommands.ts';

/** One field for everything: pages, documents by number, actions, recent places. Arrows choose, Enter goes there. */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  const { t } = useTranslation('ui');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onCancel={props.onClose}
      footer={null}
      closable={false}
      destroyOnHidden
      width="min(640px, 94vw)"
      title={t('palette.title')}
      classNames={{ header: 'hw-hidden' }}
      // The dialog takes the focus when it opens; it belongs into the field.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      styles={{ container: { padding: 0, overflow: 'hidden' } }}
      style={{ top: 80 }}
    >
      <Content {...props} field={field} />
    </Modal>
  );
}

interface ContentProps extends Omit<CommandPaletteProps, 'open'> {
  field: RefObject<HTMLInputElement | null>;
}

function Content({ commands, recent = [], search, allResults, onChoose, onClose, field }: ContentProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  /** The text of which Enter was pressed before its answer. */
  const [early, setEarly] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const found = useFoundCommands(search, text);
  // Search results are appended below, so that the selected entry does not change while Enter is pressed.
  const shown = text.trim() === '' ? [...recent, ...commands] : [...findCommands([...commands, ...recent], text), ...found.commands];
  const unique = shown.filter((command, index) => shown.findIndex(({ key }) => key === command.key) === index);
  const groups = groupCommands(found.isAsked && allResults ? [...unique, allResults(text.trim())] : unique);
  const ordered = groups.flatMap((group) => group.commands);
  const current = Math.min(chosen, ordered.length - 1);
  const optionId = (command: Command): string => `${id}-${command.key}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const choose = (command: Command): void => {
    onClose();
    onChoose(command);
  };
  const only = unique.length === 1 ? unique[0] : undefined;
  const isAnswered = early === text.trim() && !found.isSearching;
  useEffect(() => {
    if (!isAnswered) return;
    setEarly(undefined);
    if (only) choose(only);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer is there
  }, [isAnswered]);
  const handleKey = (event: KeyboardEvent): void => {
    // While an input method composes a word, Enter ends that word.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step && ordered.length > 0) {
      event.preventDefault();
      const next = current + step;
      if (Math.abs(step) === 1) setChosen((next + ordered.length) % ordered.length);
      else setChosen(Math.min(Math.max(next, 0), ordered.length - 1));
    } else if (event.key === 'Enter') {
      if (found.isSearching && unique.length === 0 && chosen === 0) return setEarly(text.trim());
      const command = ordered[current];
      if (command) choose(command);
    }
  };
  const status = found.failed ? t('palette.failed') : found.isSearching ? t('palette.searching') : ordered.length === 0 ? t('palette.none') : '';

  return (
    <>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={ordered.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={ordered[current] && optionId(ordered[current])}
          placeholder={t('palette.placeholder')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
            setEarly(undefined);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('palette.results')} className={styles.list} tabIndex={-1}>
        {groups.map(({ group, commands: inGroup }) => (
          <div key={group} role="group" aria-label={group}>
            <div className={styles.group} aria-hidden="true">
              {group}
            </div>
            {inGroup.map((command) => (
              // The field has the focus and the keys; the options are for the pointer.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={command.key}
                id={optionId(command)}
                role="option"
                aria-selected={ordered[current] === command}
                className={styles.option}
                onClick={() => choose(command)}
                onMouseMove={() => setChosen(ordered.indexOf(command))}
              >
                {command.icon}
                <span className={styles.title}>{command.title}</span>
                {command.hint && <span className={styles.hint}>{command.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div role="status" className={styles.status}>
        {status}
      </div>
      <div className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('palette.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('palette.close')}
        </span>
      </div>
    </>
  );
}
