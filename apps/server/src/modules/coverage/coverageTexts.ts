import { type Language, message } from '../../shared/messages/messages.ts';
import type { CoverageKind } from './checkCoverage.ts';

export const coverageText = (language: Language, reason: string, params: Record<string, string | number>): string =>
  message(language, `coverage.${reason}`, params);

/** The kind of cover as it is shown: goodwill is asked for without any. */
export const coverageKindOf = (claimType: string, kind: string | null): CoverageKind | 'goodwill' | 'none' =>
  claimType === 'goodwill' ? 'goodwill' : ((kind as CoverageKind | null) ?? 'none');
