import { useMediaQuery } from '../../HarrowProvider/look/useMediaQuery.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { acceptOf, type FileRules } from './checkFile.ts';
import { FilePicker } from './FilePicker.tsx';

interface CameraButtonProps {
  rules: FileRules;
  /** Purpose of the files, for screen readers. */
  place?: string | undefined;
  size?: 'small' | 'middle' | undefined;
  onFiles: (files: File[]) => void;
}

/** On phones and tablets, where pictures or films are taken: opens the camera at once. */
export function CameraButton({ rules, place, size, onFiles }: CameraButtonProps) {
  const { t } = useTranslation('ui');
  const touch = useMediaQuery('(pointer: coarse)');
  const camera = cameraFor(rules);
  if (!touch || !camera) return null;
  return (
    <FilePicker camera={camera} size={size} label={place && t(`files.${camera}To`, { slot: place })} onFiles={onFiles}>
      {t(`files.${camera}`)}
    </FilePicker>
  );
}

function cameraFor(rules: FileRules): 'photo' | 'film' | undefined {
  const accept = acceptOf(rules);
  if (!accept || accept.includes('image/')) return 'photo';
  return accept.includes('video/') ? 'film' : undefined;
}
