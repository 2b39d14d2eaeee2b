import { Tooltip } from 'antd';
import { useState } from 'react';

export interface EllipsisTextProps {
  text: string | null | undefined;
  /** Characters shown before the cut. Default 25 (interface specification, section 9). */
  length?: number;
  /** Where the place cuts by itself, as a cell of a list does: the text stays whole, and from `length` on (letters of full width count twice) it has its tip. */
  fit?: boolean;
}

/** Letters that take the room of two: Chinese, Japanese, Korean, full-width forms. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3fffd}]/u;
const roomOf = (characters: readonly string[]): number => characters.reduce((room, character) => room + (wide.test(character) ? 2 : 1), 0);

/** Long text cut to `length` characters, or by its place; pointer and keyboard focus show it whole. The tip is built when it is first shown, since a list has dozens. */
export function EllipsisText({ text, length = 25, fit = false }: EllipsisTextProps) {
  const [isShown, setShown] = useState<boolean>();
  // By code points, so that no emoji or rare character is cut in half.
  const characters = [...(text ?? '')];
  if ((fit ? roomOf(characters) : characters.length) <= length) return <>{text}</>;
  const shown = fit ? <span>{text}</span> : <span aria-hidden="true">{`${characters.slice(0, length).join('').trimEnd()}…`}</span>;
  return (
    // Focusable, since the rest of the text is otherwise out of reach without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className="hw-focusable" tabIndex={0} onMouseEnter={() => setShown(true)} onFocus={() => setShown(true)} onBlur={() => setShown(false)}>
      {isShown === undefined ? (
        shown
      ) : (
        <Tooltip title={text} open={isShown} onOpenChange={setShown}>
          {shown}
        </Tooltip>
      )}
      {!fit && <span className="hw-hidden">{text}</span>}
    </span>
  );
}
