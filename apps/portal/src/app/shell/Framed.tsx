import type { MenuItem } from '@harrow/api-client';
import { FramePage } from '@harrow/ui';
import { useMemo } from 'react';
import { titleOf } from '../routing/menu.ts';
import { filledAddress } from './filledAddress.ts';

interface Props {
  path: string;
  /** As the menu has it, with placeholders. */
  url: string;
  menu: readonly MenuItem[];
}

/** A page of another application. */
export function Framed({ path, url, menu }: Props) {
  const src = useMemo(() => filledAddress(url), [url]);
  return <FramePage title={titleOf(menu, path) ?? path} src={src} />;
}
