import type { FeedbackAction } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';

/** Look of the actions in the foot bar. Answers are written in the conversation; the list assigns and transfers. */
const looks: Record<Exclude<FeedbackAction, 'edit' | 'reply' | 'note' | 'followUp' | 'score' | 'assign' | 'transfer'>, ActionLook> = {
  submit: { rank: 1, main: true },
  withdraw: { rank: 2 },
  close: { rank: 3, danger: true },
  delete: { rank: 4, danger: true },
};

/** Actions of the question. */
export function FeedbackFoot() {
  const { t } = useTranslation('feedback');
  return <FormFoot looks={looks} labels={{ close: t('action.close') }} own={{}} isAskable={false} />;
}
