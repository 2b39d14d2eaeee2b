import { checkField, type FieldRule, type FieldTexts } from '@harrow/validation/field-rules';
import { useEffect, useState } from 'react';
import { type LanguagePack, usePageLanguage } from '../HarrowProvider/index.ts';
import { textsOf } from './textsOf.ts';

/**
 * Checks the current value of a field outside of a `Form`. Returns the message in the user's language; undefined while it is valid.
 * @param rules keep the array the same between renders
 */
export function useFieldProblem(rules: readonly FieldRule[], value: unknown): string | undefined {
  const { pack } = usePageLanguage();
  const finding = checkField(rules, value);
  const [loaded, setLoaded] = useState<{ pack: LanguagePack; text: FieldTexts }>();
  const isWanted = finding !== undefined && loaded?.pack !== pack;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    // Without its messages the field is left to the server's check.
    void textsOf(pack).then(
      (text) => isCurrent && setLoaded({ pack, text }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, pack]);
  return finding && loaded?.pack === pack ? loaded.text(finding) : undefined;
}
