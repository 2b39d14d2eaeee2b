import type { StockLight } from '@harrow/api-client';
import { StatusTag } from '@harrow/ui';

const tones = { high: 'success', low: 'warning', none: 'error' } as const;

/** Whether the maker has a part, as a coloured dot with its text. */
export const Light = ({ light, text }: { light: StockLight | null; text: string }) =>
  light === null ? null : <StatusTag variant="dot" color={tones[light]} text={text} />;
