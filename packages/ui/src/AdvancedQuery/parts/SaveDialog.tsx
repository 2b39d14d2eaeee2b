import { Checkbox, Modal, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useMessages } from '../../HarrowProvider/notices/useMessages.ts';
import { LimitedInput } from '../../inputs/LimitedInput.tsx';
import styles from '../AdvancedQuery.module.css';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import type { QueryStore, SavedQuery, ShareRole } from '../queryStore.ts';

type Choices = Pick<SavedQuery, 'title' | 'isDefault' | 'sharedRole'>;

interface SaveDialogProps {
  /** Initial values: the saved query that was chosen last. */
  start: Choices;
  store: QueryStore;
  /** Resolves with whether the dialog closes. */
  onSave: (choices: Choices) => Promise<boolean>;
  onCancel: () => void;
}

/** Most characters of the name. */
const titleLimit = 50;

/** Asks for the name under which a query is saved, and who may use it. */
export function SaveDialog({ start, store, onSave, onCancel }: SaveDialogProps) {
  const { t } = useQueryTexts();
  const { message } = useMessages();
  const [choices, setChoices] = useState(start);
  const [isSaving, setIsSaving] = useState(false);
  const [isUnnamed, setIsUnnamed] = useState(false);
  const roles = useRoles(store);

  async function handleOk() {
    const title = choices.title.trim();
    setIsUnnamed(title === '');
    if (title === '') return void message.warning(t('refused.name'));
    if ([...choices.title].length > titleLimit) return;
    setIsSaving(true);
    if (!(await onSave({ ...choices, title }))) setIsSaving(false);
  }
  return (
    <Modal
      open
      width={420}
      title={t('saveQuery')}
      okText={t('ok')}
      cancelText={t('cancel')}
      confirmLoading={isSaving}
      mask={{ closable: false }}
      onOk={() => void handleOk()}
      onCancel={onCancel}
    >
      <div className={styles.save}>
        <LimitedInput
          autoFocus
          aria-label={t('saved.name')}
          placeholder={t('saved.name')}
          limit={titleLimit}
          value={choices.title}
          status={isUnnamed ? 'error' : ''}
          aria-invalid={isUnnamed || undefined}
          onChange={(event) => setChoices({ ...choices, title: event.target.value })}
          onPressEnter={() => void handleOk()}
        />
        {roles.length > 0 && (
          <div>
            <div aria-hidden>{t('saved.role')}</div>
            <Select
              aria-label={t('saved.role')}
              style={{ width: '100%' }}
              value={choices.sharedRole ?? ''}
              options={[{ value: '', label: t('saved.private') }, ...roles.map(({ code, name }) => ({ value: code, label: name }))]}
              onChange={(role) => {
                const { sharedRole: _sharedRole, ...rest } = choices;
                setChoices(role === '' ? rest : { ...rest, sharedRole: role });
              }}
            />
          </div>
        )}
        <Checkbox checked={choices.isDefault ?? false} onChange={(event) => setChoices({ ...choices, isDefault: event.target.checked })}>
          {t('saved.default')}
        </Checkbox>
      </div>
    </Modal>
  );
}

const noRoles: readonly ShareRole[] = [];

/** Roles to share with; none where they cannot be read, for saving privately needs none. */
function useRoles(store: QueryStore): readonly ShareRole[] {
  const [roles, setRoles] = useState(noRoles);
  useEffect(() => {
    let current = true;
    store.roles?.().then(
      (found) => current && setRoles(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [store]);
  return roles;
}
