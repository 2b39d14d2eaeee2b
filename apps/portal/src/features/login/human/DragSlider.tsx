import { DragSliderCheck, LanguageProvider } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

/** The library's slider with the texts of the library. A file of its own: the login pages need neither before. */
export function DragSlider({ onSuccess }: { onSuccess: () => void }) {
  const { i18n } = useTranslation('login');
  return (
    <LanguageProvider language={i18n.language}>
      <DragSliderCheck onSuccess={onSuccess} />
    </LanguageProvider>
  );
}
