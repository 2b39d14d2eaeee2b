import { useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../shared/calls/resource.ts';
import { showHead } from '../page/showHead.ts';
import { type Seen, submitDocument } from './documentCalls.ts';
import { useLeaveDeleted } from './useLeaveDeleted.ts';

interface Question {
  title: string;
  text?: string | undefined;
  /** Default: OK. */
  okText?: string;
  danger?: boolean;
}

export interface DocumentActionsOptions<Doc extends Seen> {
  /** Undefined: a kind without review. */
  docType: Parameters<typeof submitDocument>[0] | undefined;
  resource: Pick<Resource<never, Doc>, 'detail'>;
  /** Undefined while it was never saved. */
  document: Doc | undefined;
  numberOf: (document: Doc) => string;
  /** Its status, as the head of its page says it. */
  statusOf: (document: Doc) => string;
  state: {
    isDirty: boolean;
    act: (id: string | undefined, call: (confirm?: '1') => Promise<unknown>, anyway?: string) => Promise<boolean>;
  };
  onSave: () => Promise<Seen | undefined>;
  /** Deletes a draft. Default: such documents are never deleted. */
  remove?: (ids: string[]) => Promise<unknown>;
}

export interface DocumentActions {
  /** Asks before something that cannot be undone. */
  isSure: (question: Question) => Promise<boolean>;
  /** Runs a call that changes the document's status, and shows the new one. @param anyway label of the button that goes on in spite of warnings */
  move: (call: (confirm?: '1') => Promise<unknown>, anyway?: string) => Promise<void>;
  /**
   * Saves the input, then runs a call that moves the document on, and shows its new status. @param anyway label of the button that goes on
   * in spite of warnings
   */
  afterSave: (call: (saved: Seen, confirm?: '1') => Promise<unknown>, anyway?: string) => Promise<void>;
  /** Saves the input, then submits the document. */
  submit: () => Promise<void>;
  withdraw: () => Promise<void>;
  giveUp: () => Promise<void>;
  /** Deletes the draft, closes its page and leads to the list. */
  remove: () => Promise<void>;
}

/** Actions that every kind of document offers its author, each with its confirmation message. */
export function useDocumentActions<Doc extends Seen>(options: DocumentActionsOptions<Doc>): DocumentActions {
  const { docType, resource, document, numberOf, statusOf, state, onSave } = options;
  const { t } = useTranslation('documents');
  const { message, modal } = useMessages();
  const client = useQueryClient();
  const leaveDeleted = useLeaveDeleted();

  const isSure = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      void modal.confirm({
        title: question.title,
        content: question.text,
        okText: question.okText ?? t('ask.yes'),
        cancelText: t('action.cancel'),
        okButtonProps: { danger: question.danger ?? false },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });

  /** Says its number and the status that it has now, which is seen at the head of its page. */
  const tellStatus = (id: string): void => {
    showHead();
    const now = client.getQueryData<Doc>(resource.detail(id).queryKey);
    if (now) void message.success(t('done.moved', { no: numberOf(now), status: statusOf(now) }));
  };

  const move: DocumentActions['move'] = async (call, anyway) => {
    if (document && (await state.act(document.id, call, anyway))) tellStatus(document.id);
  };

  const afterSave: DocumentActions['afterSave'] = async (call, anyway) => {
    const seen: Seen | undefined = state.isDirty || !document ? await onSave() : document;
    if (seen && (await state.act(seen.id, (confirm) => call(seen, confirm), anyway))) tellStatus(seen.id);
  };

  return {
    isSure,
    move,
    afterSave,
    submit: () => afterSave((saved, confirm) => submitDocument(docType!, saved, 'submit', confirm), t('anyway.submit')),
    withdraw: () => move(() => submitDocument(docType!, document!, 'withdraw')),
    giveUp: async () => {
      if (await isSure({ title: t('ask.giveUp'), danger: true })) await move(() => submitDocument(docType!, document!, 'giveUp'));
    },
    remove: async () => {
      const { remove } = options;
      if (!document || !remove || !(await isSure({ title: t('ask.delete'), danger: true }))) return;
      if (!(await state.act(undefined, () => remove([document.id])))) return;
      leaveDeleted(numberOf(document));
    },
  };
}
