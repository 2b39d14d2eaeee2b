import type { OneTimePassword, UserRecord } from '@harrow/api-client';
import { usersAddLimits } from '@harrow/api-client/limits';
import { usersRecord } from '@harrow/api-client/records';
import { DateText, DictSelect, FieldGrid, languageNames, languages, useDictionary, useFieldRules } from '@harrow/ui';
import { type Department, DepartmentPicker, PositionPicker, RolePicker } from '@harrow/ui/pickers';
import { Alert, Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userStore } from '../../platform/session/session.ts';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { joinedValues } from '../../shared/pickers/joinedValues.ts';
import { useStore } from '../../platform/store.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { acceptUser, addUser, editUser, proposedUsername, resetPassword, type UserValues } from './users.ts';

interface UserDialogProps {
  /** Undefined: a new one. */
  user: UserRecord | undefined;
  onClose: () => void;
  /** With the password of a new user. */
  onSaved: (created: OneTimePassword | undefined) => void;
  onPassword: (password: OneTimePassword) => void;
}

const SheetField = sheetFieldsOf(usersRecord, 'isystemUser');
const timeZones = Intl.supportedValuesOf('timeZone');
const usernameTaken = duplicateCheck('sys_user', 'username');
const L = usersAddLimits;
/** Categories of departments from this one on are dealers. */
const firstDealerCategory = 3;

/** A user's name, rights and places. */
export function UserDialog({ user, onClose, onSaved, onPassword }: UserDialogProps) {
  const { t } = useTranslation('isystemUser');
  const rules = useFieldRules().form;
  const [form] = Form.useForm<UserValues>();
  const ofDealer = Boolean(useStore(userStore)?.dealerCode);
  const type = Form.useWatch('userType', form) ?? user?.userType ?? (ofDealer ? 'dealer' : 'maker');
  const readOnly = user !== undefined && !user.allowedActions.includes(user.request ? 'accept' : 'edit');
  const request = user?.request;
  const isNamed = user !== undefined && !request;
  const usual = t(type === 'dealer' ? 'asDealer' : 'asCompany');
  const initial: Partial<UserValues> = user
    ? { ...user, ...(request && { username: proposedUsername(user.email) }) }
    : {
        userType: ofDealer ? 'dealer' : 'maker',
        departIds: [],
        roleIds: [],
        marketGroups: [],
      };
  const save = async (values: UserValues): Promise<OneTimePassword | undefined> => {
    if (!user) return addUser(values);
    if (request) return acceptUser(user.id, values);
    await editUser(user, values);
    return undefined;
  };
  return (
    <EditDialog
      title={!user ? t('new') : request ? t('request.title', { name: user.realname }) : user.username}
      okText={request ? t('request.accept') : undefined}
      form={form}
      initialValues={initial}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={readOnly}
      notice={
        user && request ? (
          <RequestFacts user={user} request={request} />
        ) : user ? (
          <SignInFacts user={user} mayReset={user.allowedActions.includes('resetPassword')} onPassword={onPassword} />
        ) : (
          <Alert type="info" showIcon title={t('newText')} style={{ marginBlockEnd: 16 }} />
        )
      }
    >
      <FieldGrid columns={2}>
        <SheetField name="username" disabled={isNamed} note={isNamed ? undefined : t('note.username')} check={usernameTaken} autoComplete="off" />
        <SheetField name="realname" autoComplete="off" />
        <SheetField name="userType" disabled={ofDealer}>
          <DictSelect dict="user_type" allowClear={false} onChange={() => form.setFieldsValue({ departIds: [], roleIds: [], marketGroups: [] })} />
        </SheetField>
        <Form.Item name="roleIds" label={t('field.roleIds')} rules={rules([{ rule: 'required' }])} {...joinedValues}>
          <RolePicker key={type} filters={{ userType: type }} maxCount={L.roleIds.maxItems} />
        </Form.Item>
        <Form.Item name="departIds" label={t('field.departIds')} rules={rules([{ rule: 'required' }])} {...joinedValues}>
          <DepartmentPicker multiple maxCount={L.departIds.maxItems} choosable={worksIn(type)} />
        </Form.Item>
        {type === 'maker' && (
          <Form.Item name="marketGroups" label={t('field.marketGroups')} extra={t('note.marketGroups')}>
            <MarketGroupSelect />
          </Form.Item>
        )}
        <Form.Item name="positionId" label={t('field.positionId')} getValueFromEvent={(id: string) => id || null}>
          <PositionPicker multiple={false} />
        </Form.Item>
        <SheetField name="phone" inputMode="tel" autoComplete="off" />
        <SheetField name="email" inputMode="email" autoComplete="off" />
        <SheetField name="sex" />
        <SheetField name="workNo" />
        <SheetField name="language" required={isNamed} none={usual} options={languages.map((value) => ({ value, label: languageNames[value] }))} />
        <SheetField name="timezone" required={isNamed} none={usual} options={timeZones.map((value) => ({ value, label: value }))} />
      </FieldGrid>
    </EditDialog>
  );
}

/** What happened with the account, and a new password for it. */
function SignInFacts({ user, mayReset, onPassword }: { user: UserRecord; mayReset: boolean; onPassword: (password: OneTimePassword) => void }) {
  const { t } = useTranslation('isystemUser');
  const sayFailure = useSayFailure();
  const [resetting, setResetting] = useState(false);
  const reset = async (): Promise<void> => {
    setResetting(true);
    try {
      onPassword(await resetPassword(user.id));
    } catch (error) {
      sayFailure(error);
    }
    setResetting(false);
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', alignItems: 'center', marginBlockEnd: 16, color: 'var(--ant-color-text-secondary)' }}>
      <span>
        {t('lastLogin')} {user.lastLoginTime ? <DateText value={user.lastLoginTime} precision="minute" /> : t('never')}
      </span>
      <span>
        {t('passwordSet')} <DateText value={user.pwdUpdateTime} />
        {user.needChangePassword === 'Y' && ` (${t('mustChange')})`}
      </span>
      {mayReset && (
        <Button size="small" loading={resetting} onClick={() => void reset()}>
          {t('reset')}
        </Button>
      )}
    </div>
  );
}

/** The maker's people work in its departments, the others at dealers. */
const worksIn =
  (type: UserValues['userType']) =>
  ({ orgCategory }: Department): boolean =>
    Number(orgCategory) >= firstDealerCategory === (type === 'dealer');

interface ControlProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

function MarketGroupSelect(control: ControlProps) {
  const { items } = useDictionary('market_group');
  return <Select {...control} mode="multiple" options={items?.map(({ value, text }) => ({ value, label: text }))} showSearch={{ optionFilterProp: 'label' }} />;
}
