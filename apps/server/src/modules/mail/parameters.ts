import { hasUserInfo } from '@harrow/validation';
import { declareParameters, type Declares, integer, shortText } from '../../shared/parameters.ts';
import { isMailAddress } from './mailAddress.ts';

const address = (value: string): boolean => value === '' || isMailAddress(value);

/** Where the portal is: an address without query and fragment, so that paths can follow it. */
function portal(value: string): boolean {
  if (value === '') return true;
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && search === '' && hash === '' && !hasUserInfo(value) && !/[?#\s]/.test(value);
}

/** Who writes mails, and how many. */
export const mailParameters = declareParameters('system', {
  'mail.from': shortText('', 254, { accepts: address, limits: () => 'name@example.com' }),
  'mail.fromName': shortText('', 60),
  'mail.replyTo': shortText('', 254, { accepts: address, limits: () => 'name@example.com' }),
  'mail.portalUrl': shortText('', 200, { accepts: portal, limits: () => 'https://portal.example.com' }),
  'mail.maxPerHour': integer(500, [1, 10_000]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof mailParameters> {}
}
