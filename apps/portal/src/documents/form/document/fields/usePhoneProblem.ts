import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneReason } from '../../../../shared/fields/phoneReason.ts';
import { isSameValue } from '../../engine/isSameValue.ts';
import { useFormPart, useOpenForm } from '../openForm.ts';

/**
 * Error of a phone number, checked when the user leaves its field. A stored number stays valid, even if the rules have changed since.
 * @param name of the field; undefined: it holds no phone number
 * @param countryField with the country whose numbers are written without its code
 */
export function usePhoneProblem(name: string | undefined, countryField = 'country'): { problem: string | undefined; check: (() => void) | undefined } {
  const { t } = useTranslation('shared');
  const { engine } = useOpenForm();
  const value = useFormPart(({ mine }) => (name === undefined ? undefined : mine[name]));
  const [found, setFound] = useState<{ of: unknown; reason: Awaited<ReturnType<typeof phoneReason>> }>();
  const check = (): void => {
    const { base, mine } = engine.store.get();
    if (typeof value !== 'string' || value.trim() === '' || isSameValue(base[name!], value)) return;
    void phoneReason(value, (mine[countryField] as string | null) ?? undefined).then((reason) => setFound({ of: value, reason }));
  };
  return { problem: found?.of === value && found?.reason ? t(found.reason) : undefined, check: name === undefined ? undefined : check };
}
