import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { useSettings } from '../HarrowProvider/settings.ts';
import { HeldForm } from '../inputs/HeldForm.tsx';
import styles from './DateInput.module.css';
import { isSkipped } from './isSkipped.ts';
import { type Texts, TypedInput, type TypedPlaces, TypedPlacesContext } from './TypedInput.tsx';
import { readWallTime, wallTime, wallTimeNow } from './wallTime.ts';

interface Typing {
  /** The stored text of each place, '' for none: one, or the two of a range. */
  values: readonly string[];
  /** The stored texts after typing. */
  onChange: (values: string[]) => void;
  /** Accepted formats while typing, in dayjs's tokens; the first is the stored and displayed one. */
  formats: readonly string[];
  /** The stored text of one that was typed; undefined: it is none. Default: what one of the formats fits. */
  read?: ((text: string) => string | undefined) | undefined;
  /** Unit of the value and precision of the limits. Default `day`. */
  unit?: 'day' | 'month' | 'year' | 'time';
  min?: string | undefined;
  max?: string | undefined;
  /** Takes a refused text, '' once it is gone, and what is said about it: then the field says nothing, and the form around is valid. */
  onRefused?: ((text: string) => void) | undefined;
  /** A refused text of the first place that was kept from `onUnreadChange`. */
  unread?: string | undefined;
  /** Takes a refused text of the first place, undefined once it is gone. */
  onUnreadChange?: ((unread: string | undefined) => void) | undefined;
  /** Of the control. With it a refused text keeps the form around from being submitted. */
  id?: string | undefined;
}

interface Typed {
  /** For the picker of antd. */
  picker: {
    status?: 'error' | 'warning';
    components: { input: typeof TypedInput };
    onFocus: () => void;
  };
  /** Whether what the picker reports is out of date, because typing was settled when the field was left. */
  isSettled: (picked: unknown) => boolean;
  /** Days that the picker shows and has not reported yet; a range reports both ends at once. */
  setPending: (days: readonly string[]) => void;
  /** The picker together with the message. */
  frame: (picker: ReactNode) => ReactNode;
}

/**
 * Keeps what a user typed, where antd's pickers drop a text that is no date. When the field is left, each typed text counts: it becomes
 * the value, or it stays on the screen with a message that says why it cannot, and the field has no value, since none may be sent that
 * the user does not see. As long as such a text stands there, the antd form around it is not valid, and `onFinish` is not called. Once it can
 * be used after all, because the limits have moved, it becomes the value.
 */
export function useTypedText({
  values,
  onChange,
  formats,
  read = (text) => readWallTime(text.trim(), formats)?.format(formats[0]),
  unit = 'day',
  min,
  max,
  onRefused,
  unread,
  onUnreadChange,
  id,
}: Typing): Typed {
  const { t } = useTranslation('ui');
  const { timeZone } = useSettings();
  const fieldId = useId();
  const [refused, setRefused] = useState<Texts>([unread]);
  const [lastUnread, setLastUnread] = useState(unread);
  if (unread !== lastUnread) {
    setLastUnread(unread);
    setRefused([unread, ...refused.slice(1)]);
  }
  const typed = useRef<(string | undefined)[]>([]);
  const pending = useRef<{ days: readonly string[]; over: string }>(undefined);
  const settled = useRef(false);

  const problemOf = (text: string): string | undefined => {
    const found = read(text);
    if (!found) return text.trim() && t(unit === 'time' ? 'date.noTime' : 'date.noDate', { text, example: wallTimeNow().format(formats[0]) });
    if (unit === 'time') return undefined;
    if (min && wallTime(found).isBefore(wallTime(min), unit)) return t('date.tooEarly', { text, limit: min });
    return max && wallTime(found).isAfter(wallTime(max), unit) ? t('date.tooLate', { text, limit: max }) : undefined;
  };
  const settle = (): void => {
    const texts = typed.current;
    if (texts.length === 0) return;
    typed.current = [];
    settled.current = true;
    const wrong = values.map((_, place) => texts[place] ?? refused[place]).map((text) => (text && problemOf(text) ? text : undefined));
    setRefused(wrong);
    const next = values.map((before, place) => {
      const text = texts[place];
      if (text === undefined) return (pending.current?.over === values.join() && pending.current.days[place]) || before;
      return (!problemOf(text) && read(text)) || '';
    });
    if (next[0] && next[1] && next[0] > next[1]) next.reverse();
    if (next.some((text, place) => text !== values[place])) onChange(next);
    if (!next[0]) onRefused?.(wrong[0] ?? '');
    onUnreadChange?.(wrong[0]);
  };

  // A value from outside, or from the calendar, takes the place of a refused text.
  const texts = values.map((value, place) => (value ? undefined : refused[place]));
  const usable = texts.map((text) => (text?.trim() && !problemOf(text) && read(text)) || undefined);
  const becomesUsable = usable.some(Boolean);
  const takeUsable = useEffectEvent(() => {
    setRefused(refused.map((text, place) => (usable[place] ? undefined : text)));
    onChange(values.map((value, place) => usable[place] ?? value));
    if (usable[0]) onUnreadChange?.(undefined);
  });
  useEffect(() => {
    if (becomesUsable) takeUsable();
  }, [becomesUsable]);
  const problems = texts.flatMap((text) => (text && problemOf(text)) || []);
  const isRefused = problems.length > 0;
  const saysSo = isRefused && !onRefused;
  const skipped = values.map((value) => isSkipped(value, timeZone));
  const messageId = `${fieldId}-message`;
  const places: TypedPlaces = {
    fieldId,
    messageIds: texts.map((text, place) => ((text && saysSo) || skipped[place] ? messageId : undefined)),
    texts,
    onType(place, text) {
      typed.current[place] = text;
      settled.current = false;
      if (refused[place] !== undefined) setRefused(refused.map((other, at) => (at === place ? undefined : other)));
    },
    onEnter(place) {
      const text = typed.current[place] ?? '';
      // The calendar takes only what its formats fit.
      if (problemOf(text) || (text.trim() && !readWallTime(text.trim(), formats))) settle();
    },
    onLeave(place, isToOtherPlace) {
      // Both ends of a range count together, so that they can be typed in any order; what cannot be used is said at once.
      if (!isToOtherPlace || problemOf(typed.current[place] ?? '')) settle();
    },
  };
  const components = useMemo(() => ({ input: TypedInput }), []);
  return {
    picker: {
      ...(isRefused ? { status: 'error' as const } : skipped.includes(true) && { status: 'warning' as const }),
      components,
      onFocus: () => (settled.current = false),
    },
    isSettled: (picked) => settled.current && Boolean(picked),
    setPending: (days) => (pending.current = { days, over: values.join() }),
    frame: (picker) => (
      <TypedPlacesContext value={places}>
        {picker}
        {saysSo && (
          <div id={messageId} role="alert" className={styles.refused}>
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </div>
        )}
        {!isRefused && skipped.includes(true) && (
          <div id={messageId} role="status" className={styles.skipped}>
            {t('date.skipped', { zone: timeZone, text: values[skipped.indexOf(true)]! })}
          </div>
        )}
        {saysSo && <HeldForm id={id} isUnread refuse={() => Promise.reject(new Error(problems.join(' ')))} />}
      </TypedPlacesContext>
    ),
  };
}
