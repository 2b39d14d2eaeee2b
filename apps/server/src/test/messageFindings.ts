import { notificationTexts } from '../modules/message/notificationTexts.ts';
import { languages } from '../shared/messages/messages.ts';
import type { Notification } from '../shared/notify/notify.ts';
import type { Services } from '../shared/services.ts';

type Sent = Pick<Notification, 'event'> & { params: Readonly<Record<string, string | number>> };

/** Punctuation with nothing before, between or after it. */
const emptyPart = /^\s*$|^[\s:：,，.。]|[\s:：,，]$|\s[.,。，]|[.。,，:：]\s*[.。,，:：]|\(\s*\)|（\s*）|“\s*”|«\s*»| {2}|null|undefined|NaN/;

/** A fact that is told twice in one text, if it is long enough to be no chance. */
const toldTwice = (text: string, params: Sent['params']): string | undefined =>
  Object.values(params)
    .map(String)
    // People of the tests are called as they sign in.
    .find((fact) => fact !== params['username'] && fact.length >= 6 && !/\s/.test(fact) && text.split(fact).length > 2);

/** Findings for the texts of a notification, in any language, by the parameters of its sender. */
export function messageFindings(services: Pick<Services, 'dictionaries'>, sent: Sent): string[] {
  return languages.flatMap((language) =>
    Object.entries(notificationTexts(services, language, sent)).flatMap(([part, text]) => {
      const words = withoutFacts(text, sent.params);
      const missing = /\{\w+\}|\[|\]|^event\./.exec(words)?.[0];
      const twice = toldTwice(text, sent.params);
      const where = `${sent.event} ${part} (${language}) “${text}”`;
      return [
        ...(missing ? [`${where}: ${missing} is left`] : []),
        ...(emptyPart.test(words) ? [`${where}: a part is empty`] : []),
        ...(twice ? [`${where}: ${twice} is told twice`] : []),
      ];
    }),
  );
}

/** Texts by users may hold braces and brackets of their own. */
const withoutFacts = (text: string, params: Sent['params']): string =>
  Object.values(params).reduce<string>((rest, fact) => (fact === '' ? rest : rest.replaceAll(String(fact), '·')), text);

/** Findings for the messages that a server has sent. */
export async function sentFindings(services: Services): Promise<string[]> {
  const sent = await services.db.selectFrom('message').select(['event', 'params']).distinct().execute();
  return [...new Set(sent.flatMap((row) => messageFindings(services, row as Sent)))];
}
