import { useState } from 'react';

/**
 * The record as it was when its dialog opened: what is saved says which version its author has seen, though the record may be read again
 * while they type.
 */
export function useOpened<Full>(record: Full): Full {
  const [opened] = useState(record);
  return opened;
}
