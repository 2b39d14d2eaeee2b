import { Tooltip } from 'antd';
import { useState } from 'react';

export interface EllipsisTextProps {
  text: string | null | undefined;
  /** Characters shown before the cut. Default 25 (interface specification, section 9). */
  length?: number;
}

/** Long text cut to `length` characters; pointer and keyboard focus show it whole. The tip is built when it is first shown, since a list has dozens. */
export function EllipsisText({ text, length = 25 }: EllipsisTextProps) {
  const [isShown, setShown] = useState<boolean>();
  // By code points, so that no emoji or rare character is cut in half.
  const characters = [...(text ?? '')];
  if (characters.length <= length) return <>{text}</>;
  const cut = <span aria-hidden="true">{`${characters.slice(0, length).join('').trimEnd()}…`}</span>;
  return (
    // Focusable, since the rest of the text is otherwise out of reach without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className="hw-focusable" tabIndex={0} onMouseEnter={() => setShown(true)} onFocus={() => setShown(true)} onBlur={() => setShown(false)}>
      {isShown === undefined ? (
        cut
      ) : (
        <Tooltip title={text} open={isShown} onOpenChange={setShown}>
          {cut}
        </Tooltip>
      )}
      <span className="hw-hidden">{text}</span>
    </span>
  );
}
