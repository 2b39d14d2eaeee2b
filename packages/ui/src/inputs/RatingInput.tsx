import { StarFilled } from '@ant-design/icons';
import { useId } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './inputs.module.css';
import { useDisabled } from './useDisabled.ts';

export interface RatingTextProps {
  /** Stars from 1. */
  value: number;
  /** Number of stars. Default 5. */
  count?: number;
}

/** A rating that was given. */
export function RatingText({ value, count = 5 }: RatingTextProps) {
  const { t } = useTranslation('ui');
  return (
    <span role="img" aria-label={t('rating.stars', { n: value, count })} className={styles.rating}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} data-on={index < value}>
          <StarFilled aria-hidden />
        </span>
      ))}
    </span>
  );
}

export interface RatingInputProps {
  /** Set by `Form.Item`. */
  id?: string;
  /** Stars from 1; nothing while not rated. */
  value?: number | null;
  /** Undefined when the rating was taken back. */
  onChange?: (stars: number | undefined) => void;
  /** Number of stars. Default 5. */
  count?: number;
  /** The rating can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Name for screen readers, where no label belongs to the stars. */
  'aria-label'?: string;
  /** Id of the text that names the stars. */
  'aria-labelledby'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string | undefined;
  /** Something is wrong with it; set by `Form.Item`. */
  'aria-invalid'?: boolean | undefined;
  /** It has to be given; set by `Form.Item`. */
  'aria-required'?: boolean | undefined;
}

/**
 * A rating by stars: one stop of Tab, changed by the arrows as radio buttons are. Delete, or a press on the last star, takes it back.
 * A control for `Form.Item`.
 */
export function RatingInput({ id, value, onChange, count = 5, disabled: own, ...aria }: RatingInputProps) {
  const { t } = useTranslation('ui');
  const name = useId();
  const disabled = useDisabled(own);
  return (
    <div {...aria} id={id} role="radiogroup" aria-disabled={disabled || undefined} className={styles.rating}>
      {Array.from({ length: count }, (_, index) => index + 1).map((stars) => (
        <label key={stars} data-on={stars <= (value ?? 0)}>
          <input
            type="radio"
            name={name}
            aria-label={t('rating.stars', { n: stars, count })}
            checked={value === stars}
            disabled={disabled}
            onChange={() => onChange?.(stars)}
            onClick={() => value === stars && onChange?.(undefined)}
            onKeyDown={(event) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              event.preventDefault();
              onChange?.(undefined);
            }}
          />
          <StarFilled aria-hidden />
        </label>
      ))}
    </div>
  );
}
