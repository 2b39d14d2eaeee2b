import { lazyPart, useShortcut } from '@harrow/ui';
import { Suspense, useState } from 'react';
import type { Portal } from '../../routing/portal.ts';

const Palette = lazyPart(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const Shortcuts = lazyPart(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));
const SettingsPanel = lazyPart(async () => ({ default: (await import('../header/SettingsPanel.tsx')).SettingsPanel }));
const PasswordDialog = lazyPart(async () => ({ default: (await import('../../session/PasswordDialog.tsx')).PasswordDialog }));

/** Overlays that keyboard shortcuts open from any page. */
export type Overlay = 'palette' | 'shortcuts' | 'settings' | 'password';

interface Props {
  portal: Portal;
  onOpen: (path: string) => void;
}

/** Ctrl or Command with K opens the palette, `?` the sheet of keys. */
export function Commands({ portal, onOpen }: Props) {
  const [overlay, setOverlay] = useState<Overlay>();
  useShortcut('mod+k', () => setOverlay((current) => (current === 'palette' ? undefined : 'palette')));
  useShortcut('?', () => setOverlay('shortcuts'));
  const close = (): void => setOverlay(undefined);
  return (
    <Suspense>
      {overlay === 'palette' && <Palette portal={portal} onOpen={onOpen} onOverlay={setOverlay} onClose={close} />}
      {overlay === 'shortcuts' && <Shortcuts onClose={close} />}
      {overlay === 'settings' && <SettingsPanel isMobile={false} onClose={close} />}
      {overlay === 'password' && <PasswordDialog onClose={close} />}
    </Suspense>
  );
}
