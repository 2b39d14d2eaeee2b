import { Tooltip } from 'antd';

export interface EllipsisTextProps {
  text: string | null | undefined;
  /** Characters shown before the cut. Default 25 (interface specification, section 9). */
  length?: number;
}

/** Long text cut to `length` characters; pointer and keyboard focus show it whole. */
export function EllipsisText({ text, length = 25 }: EllipsisTextProps) {
  // By code points, so that no emoji or rare character is cut in half.
  const characters = [...(text ?? '')];
  if (characters.length <= length) return <>{text}</>;
  return (
    <Tooltip title={text} trigger={['hover', 'focus']}>
      {/* Focusable, since the rest of the text is otherwise out of reach without a pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span className="hw-focusable" tabIndex={0}>
        <span aria-hidden="true">{`${characters.slice(0, length).join('').trimEnd()}…`}</span>
        <span className="hw-hidden">{text}</span>
      </span>
    </Tooltip>
  );
}
