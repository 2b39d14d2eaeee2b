import type { MenuItem } from '@harrow/api-client';
import { fillAddress, FramePage } from '@harrow/ui';
import { useMemo } from 'react';
import { readStored } from '../../platform/stored.ts';
import { tokens } from '../../platform/api.ts';
import { config } from '../../platform/config.ts';
import { titleOf } from '../routing/menu.ts';

interface Props {
  path: string;
  /** As the menu has it, with placeholders. */
  url: string;
  menu: readonly MenuItem[];
}

/** A page of another application. Its address gets the login token only where the installation allows it. */
export function Framed({ path, url, menu }: Props) {
  const src = useMemo(() => {
    const values = {
      token: tokens.get() ?? '',
      tenantId: String(readStored<string | number>('TENANT_ID') ?? 0),
      domain: config.domain ?? (config.baseUrl || location.origin),
    };
    return fillAddress(url, values, location.origin, config.tokenOrigins);
  }, [url]);
  return <FramePage title={titleOf(menu, path) ?? path} src={src} />;
}
