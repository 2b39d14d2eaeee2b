import type { PartsClaimLine } from '@harrow/api-client';
import { DictSelect, LimitedInput, Money, NumberInput, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../documents/actions/marks.ts';
import { useFormPart } from '../../../documents/form/document/openForm.ts';
import { useReview } from '../../../documents/review/reviewInHand.ts';
import { Section, useDocument } from '../partsClaimKind.ts';
import { creditOf, decisionOn, isResend, isReturn, undecidedLines } from './claimReview.ts';
import styles from './decide.module.css';

/** The desk's decision on each line: result, quantity, discount, goods to come back, and what that credits. */
export function DecideSection() {
  const claim = useDocument();
  const { isOpen } = useReview();
  if (!claim || !isOpen) return null;
  return (
    <Section name="decision">
      <ul className={styles.lines} data-wide>
        {undecidedLines(claim).map((line) => (
          <DecideLine key={line.id} line={line} currency={claim.currency} wanted={line.lineSolution_dictText ?? claim.solution_dictText} />
        ))}
      </ul>
    </Section>
  );
}

interface DecideLineProps {
  line: PartsClaimLine;
  currency: string;
  /** What the dealer wants. */
  wanted: string | null;
}

function DecideLine({ line, currency, wanted }: DecideLineProps) {
  const { t } = useTranslation('partsClaim');
  const { language } = useSettings();
  const { values, type, unread, hold } = useReview();
  const { id, lineNo, partsCode, partsName, claimQty, unit_dictText: unit, makerAvailableQty, results, faultText, wrongPartsCode, remark } = line;
  const error = useFormPart(({ errors }) => errors.find(({ rowId }) => rowId === id)?.text);
  const decision = decisionOn(values, id);
  const { lineResult: result } = decision;
  const name = `${lineNo} ${partsCode}`;
  const credit = creditOf(line, decision);
  const number = (field: 'approvedQty' | 'approvedDiscountPct' | 'returnQty', suffix?: string) => (
    <label className={styles.field}>
      <span>{t(`field.lines.${field}`)}</span>
      <NumberInput
        aria-label={`${name} ${t(`field.lines.${field}`)}`}
        decimals={2}
        nonNegative
        {...(suffix !== undefined && { suffix })}
        value={decision[field] ?? undefined}
        unread={unread[placeKey(field, id)]}
        onUnreadChange={(text) => hold(placeKey(field, id), text)}
        onChange={(value) => type({ [placeKey(field, id)]: value ?? null })}
      />
    </label>
  );
  return (
    <li className={styles.line} data-line={id}>
      <div className={styles.head}>
        <strong>
          {lineNo}. {partsCode} {partsName}
        </strong>
        <span>
          {line.lineReason_dictText} · {formatNumber(claimQty, language)} {unit} · <Money amount={line.paidPrice} currency={currency} />
          {wanted && ` · ${t('decide.wanted', { wanted })}`}
        </span>
        {wrongPartsCode && (
          <span>
            {t('field.lines.wrongPartsCode')} {wrongPartsCode} {line.wrongPrice !== null && <Money amount={line.wrongPrice} currency={currency} />}
          </span>
        )}
        {faultText && <span>{faultText}</span>}
        {remark && <span>{remark}</span>}
        {isResend(result) && <span>{t('decide.stock', { n: makerAvailableQty === null ? '–' : formatNumber(makerAvailableQty, language) })}</span>}
      </div>
      <div className={styles.fields}>
        <label className={`${styles.field} ${styles.wide}`}>
          <span>{t('field.lines.lineResult')}</span>
          <DictSelect
            dict="claim_line_result"
            aria-label={`${name} ${t('field.lines.lineResult')}`}
            allowClear={false}
            filter={(value) => results.some((one) => one === value)}
            {...(result && { value: result })}
            onChange={(value) => type({ [placeKey('lineResult', id)]: value ?? null })}
          />
        </label>
        {result !== 'refused' && number('approvedQty', unit)}
        {result === 'accept' && number('approvedDiscountPct', '%')}
        {isReturn(result) && line.shippedQty === 0 && number('returnQty', unit)}
        <label className={`${styles.field} ${styles.wide}`}>
          <span>{t('field.lines.reviewRemark')}</span>
          <LimitedInput
            aria-label={`${name} ${t('field.lines.reviewRemark')}`}
            limit={300}
            value={decision.reviewRemark ?? ''}
            onChange={({ target }) => type({ [placeKey('reviewRemark', id)]: target.value })}
          />
        </label>
        <span className={styles.credit}>
          {t(credit < 0 ? 'decide.charge' : 'field.lines.creditAmount')} <Money amount={Math.abs(credit)} currency={currency} strong />
        </span>
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}
