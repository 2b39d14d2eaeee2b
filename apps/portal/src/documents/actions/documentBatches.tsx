import { type BatchAction, canUse, lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { config } from '../../platform/config.ts';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { previewed, type Trial } from '../../shared/calls/previewed.ts';
import { decideDocuments, decisionActions, type DocType, submitDocuments, type Words } from './documentCalls.ts';

const ReturnFields = lazyPart(async () => ({ default: (await import('./ReturnFields.tsx')).ReturnFields }));

/** Steps that are taken with several documents at once. */
type BatchStep = 'submit' | 'withdraw' | keyof typeof decisionActions;

const dealerSteps: readonly BatchStep[] = ['submit', 'withdraw'];

/** Rights of the steps, below the module. */
const rights: Readonly<Record<BatchStep, string>> = {
  submit: 'submit',
  withdraw: 'withdraw',
  pass: 'audit',
  auditSucceeded: 'finalAudit',
  noPass: 'audit',
};

interface Batches {
  docType: DocType;
  /** Module of the rights. Default: the kind of document. */
  module?: string;
  /** Namespace of its texts. Default: the module. */
  noun?: string;
  steps: readonly BatchStep[];
  /** Names of steps. Default: those of all documents. */
  names?: Partial<Record<BatchStep, string>>;
}

/** Batch actions of a list of documents that the user may take, by the side that takes a step and its right. The server says which documents take it. */
export function useDocumentBatches<Item extends { allowedActions: readonly string[] }>({
  docType,
  module = docType,
  noun = module,
  steps,
  names = {},
}: Batches): BatchAction<Item>[] {
  const { t } = useTranslation('shared');
  const permissions = useStore(permissionsStore);
  const isMaker = isMakerUser(useStore(userStore));
  return steps
    .filter((step) => isMaker !== dealerSteps.includes(step) && canUse(`${module}:${rights[step]}`, permissions, config.buttonAuthMode))
    .map((step) => {
      const label = names[step] ?? t(`action.${step}`);
      if (step === 'noPass') return returnBatch<Item>(label, noun, (ids, words, trial) => decideDocuments(docType, ids, 'no_pass', trial, words));
      return {
        key: step,
        label,
        ...previewed(noun, (ids, _values, trial) =>
          step === 'submit' || step === 'withdraw' ? submitDocuments(docType, ids, step, trial) : decideDocuments(docType, ids, decisionActions[step], trial),
        ),
      };
    });
}

/** Sends several documents back to their authors for the same reason. */
export const returnBatch = <Item extends { allowedActions: readonly string[] }>(
  label: string,
  noun: string,
  call: (ids: string[], words: Words, trial: Trial) => ReturnType<typeof decideDocuments>,
): BatchAction<Item> => ({
  key: 'noPass',
  label,
  danger: true,
  isAllowed: ({ allowedActions }) => allowedActions.includes('noPass'),
  fields: <ReturnFields />,
  ...previewed<Words>(noun, call, false),
});
