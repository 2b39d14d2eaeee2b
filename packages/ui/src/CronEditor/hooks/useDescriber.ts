import { type Cron, loadCronDescriber } from '@harrow/validation/cron';
import { useEffect, useState } from 'react';
import { toLanguage, useSettings } from '../../HarrowProvider/index.ts';

type Describe = (cron: Cron) => string;
const unknown: Describe = () => '';

/** Sentences for expressions in the user's language; empty until their words are loaded, or when they cannot be. */
export function useDescriber(): Describe {
  const { language } = useSettings();
  const [describe, setDescribe] = useState<Describe>(() => unknown);
  useEffect(() => {
    let current = true;
    loadCronDescriber(toLanguage(language)).then(
      (loaded) => current && setDescribe(() => loaded),
      () => current && setDescribe(() => unknown),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return describe;
}
