import {
  type Mail,
  type MailItem,
  mailsCancel,
  mailsDetail,
  mailsList,
  mailsRetry,
  mailsSaveServer,
  mailsServer,
  mailsStatus,
  mailsTest,
  mailsTryServer,
  resultOf,
} from '@harrow/api-client';
import type { Tone } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import { detailOf, listOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of the outbox. */
export const mails = resource<MailItem, Mail>('mail', { list: listOf(mailsList), detail: detailOf(mailsDetail) });

/** Setup and state of e-mail. */
export const mailState = queryOptions({ queryKey: [...mails.key, 'state'], queryFn: ({ signal }) => resultOf(mailsStatus({ signal })), staleTime: 0 });

const retry = writeOf(mailsRetry);
const cancel = writeOf(mailsCancel);
/** Calls that change e-mails and the e-mail server. */
export const mailCalls = {
  retry: (ids: string[]) => retry({ ids }),
  cancel: (ids: string[]) => cancel({ ids }),
  saveServer: writeOf(mailsSaveServer),
  tryServer: writeOf(mailsTryServer),
};

/** The outgoing e-mail server, without its password; refetched whenever it is opened. */
export const mailServer = queryOptions({ queryKey: [...mails.key, 'server'], queryFn: ({ signal }) => resultOf(mailsServer({ signal })), staleTime: 0 });

export const sendTestMail = writeOf(mailsTest);

export const mailTones: Readonly<Record<MailItem['status'], Tone>> = {
  waiting: 'processing',
  sending: 'processing',
  sent: 'success',
  failed: 'error',
  cancelled: 'default',
  held: 'warning',
};
