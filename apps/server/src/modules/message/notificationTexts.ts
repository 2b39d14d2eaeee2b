import { eventText, firstMessage, type Language } from '../../shared/messages/messages.ts';
import type { Notification } from '../../shared/notify/notify.ts';
import type { Services } from '../../shared/services.ts';

/** Parameters named so are dictionary codes and become texts in the reader's language. */
const dictionaryOf: Readonly<Record<string, string>> = {
  reasonCode: 'reject_reason',
  statusCode: 'bill_status',
  typeCode: 'claim_type',
  jobCode: 'job',
  levelCode: 'maint_level',
  teamCode: 'product_team',
};

/** Title of a parameter; the key of a removed one. */
function titleOfParameter(language: Language, key: string): string {
  const title = firstMessage(language, `parameter.${key}`);
  return title === `parameter.${key}` ? key : title;
}

/** Text of a notification in a language. */
export function notificationTexts(
  { dictionaries }: Pick<Services, 'dictionaries'>,
  language: Language,
  { event, params = {} }: Pick<Notification, 'event' | 'params'>,
): { title: string; content: string } {
  const texts = Object.fromEntries(
    Object.entries(params).map(([name, value]) =>
      typeof value !== 'string'
        ? [name, value]
        : name === 'parameterKey'
          ? ['parameter', titleOfParameter(language, value)]
          : [name, name.endsWith('Code') ? dictionaries.text(dictionaryOf[name] ?? '', value, language) : value],
    ),
  );
  return { title: eventText(language, event, 'title', texts), content: eventText(language, event, 'content', texts) };
}
