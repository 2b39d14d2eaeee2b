import { Tooltip } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useFocusAround } from './hooks/useFocusAround.ts';
import { useIsCut } from './hooks/useIsCut.ts';

export interface EllipsisTextProps {
  /** The whole text; nothing is shown for none. */
  text: string | null | undefined;
  /** Characters shown before the cut. Default 25. */
  length?: number;
  /**
   * For a container that truncates by itself, such as a cell of a list: the text stays whole, and has a tip when it is cut.
   * Until that is measured, `length` (letters of full width count twice) says whether it will be.
   */
  fit?: boolean;
}

/** Letters that take the room of two: Chinese, Japanese, Korean, full-width forms. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3fffd}]/u;
const roomOf = (characters: readonly string[]): number => characters.reduce((room, character) => room + (wide.test(character) ? 2 : 1), 0);

/**
 * Long text cut to `length` characters, or by its place; where it is cut, pointer and keyboard focus show it whole. Inside
 * of a link or button the focus is that of the link or button, and in a row of a list that of the row, which gives the text its
 * room then: a list has no Tab stop for each text. The tip is built when it is first shown, since a list has dozens.
 */
export function EllipsisText({ text, length = 25, fit = false }: EllipsisTextProps) {
  const [isShown, setShown] = useState<boolean>();
  const element = useRef<HTMLSpanElement>(null);
  const isCutByPlace = useIsCut(element, text);
  // By code points, so that no emoji or rare character is cut in half.
  const characters = [...(text ?? '')];
  const isLong = (fit ? roomOf(characters) : characters.length) > length;
  const hasTip = fit ? (isCutByPlace ?? isLong) : isLong || isCutByPlace === true;
  const around = useFocusAround(element);
  const control = around?.control;
  // A text limited in characters does not grow with the available width.
  const hasFocusAround = control !== undefined || (fit && around?.isInRow);
  useEffect(() => {
    if (!control || !hasTip) return undefined;
    const show = (): void => setShown(true);
    const hide = (): void => setShown(false);
    control.addEventListener('focus', show);
    control.addEventListener('blur', hide);
    return () => {
      control.removeEventListener('focus', show);
      control.removeEventListener('blur', hide);
    };
  }, [control, hasTip]);
  if (!hasTip) return <span ref={element}>{text}</span>;
  const isShortened = isLong && !fit;
  const shown = isShortened ? <span aria-hidden="true">{`${characters.slice(0, length).join('').trimEnd()}…`}</span> : <span>{text}</span>;
  return (
    <span
      ref={element}
      className="hw-focusable"
      // Focusable, since the rest of the text is otherwise out of reach without a pointer.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={hasFocusAround ? undefined : 0}
      onMouseEnter={() => setShown(true)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {isShown === undefined ? (
        shown
      ) : (
        <Tooltip title={text} open={isShown} onOpenChange={setShown}>
          {shown}
        </Tooltip>
      )}
      {isShortened && <span className="hw-hidden">{text}</span>}
    </span>
  );
}
