import { isMoment } from '@harrow/validation/query';
import type { NewsInput } from '../../generated/types.gen.ts';
import { pickText } from '../../shared/messages/readerTexts.ts';
import { type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import { asksOtherSites } from '../../shared/rich-text/asksOtherSites.ts';
import { isEmptyRichText } from '../../shared/rich-text/sanitizeRichText.ts';

/**
 * Refuses a story without a title or a content that everybody can fall back on, with pictures of other sites, or with a moment that does not
 * exist; its HTML has been cleaned before.
 */
export function checkNews({ title, content, publishTime }: NewsInput): void {
  const errors: InvalidField[] = [];
  if (pickText(title, 'zh-cn').trim() === '') errors.push({ field: 'title', code: 'notice.languageMissing' });
  if (isEmptyRichText(content['zh-cn'] ?? '') && isEmptyRichText(content.en ?? '')) errors.push({ field: 'content', code: 'notice.languageMissing' });
  for (const [language, html] of Object.entries(content)) if (asksOtherSites(html)) errors.push({ field: `content.${language}`, code: 'field.otherSite' });
  if (publishTime && !isMoment(publishTime)) errors.push({ field: 'publishTime', code: 'contract.format' });
  if (errors.length > 0) throw invalid(errors);
}
