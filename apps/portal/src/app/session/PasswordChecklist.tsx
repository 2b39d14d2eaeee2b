import { CheckCircleFilled } from '@ant-design/icons';
import { checkPassword, passwordPolicies, type PasswordPolicy, passwordReadings, type PasswordRuleResult } from '@harrow/validation';
import { useTranslation } from 'react-i18next';
import styles from './PasswordChecklist.module.css';

interface Props {
  id: string;
  policy: PasswordPolicy;
  old: string;
  password: string;
  confirm: string;
}

/** Rules that a new password does not meet yet, while it is typed: both readings of the rule, the required one first. */
export function PasswordChecklist({ id, policy, old, password, confirm }: Props) {
  const { t } = useTranslation('app');
  const comparisons = checkPassword(policy, { password, old, confirm }).filter(({ rule }) => rule === 'differsFromOld' || rule === 'matchesConfirm');
  return (
    <div id={id} className={styles.checklist} aria-live="polite">
      <p>{t('password.passwordRules')}</p>
      {passwordReadings(policy, password).map(({ reading, isRequired, rules }) => (
        <Rules key={reading} title={t(`password.reading.${reading}`)} isRequired={isRequired} rules={rules} {...passwordPolicies[reading]} />
      ))}
      <Rules title={t('password.comparisons')} isRequired rules={comparisons} />
    </div>
  );
}

interface RulesProps {
  title: string;
  isRequired: boolean;
  rules: readonly PasswordRuleResult[];
  min?: number;
  max?: number;
}

function Rules({ title, isRequired, rules, min, max }: RulesProps) {
  const { t } = useTranslation('app');
  return (
    <section>
      <h3>
        {title}
        <span>{t(isRequired ? 'password.required' : 'password.recommended')}</span>
      </h3>
      <ul aria-label={title}>
        {rules.map(({ rule, ok }) => (
          <li key={rule} data-ok={ok || undefined}>
            {ok ? <CheckCircleFilled aria-hidden /> : <span className={styles.open} />}
            {t(`password.rule.${rule}`, { min, max })}
            <span className="hw-hidden">{t(ok ? 'password.kept' : 'password.open')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
