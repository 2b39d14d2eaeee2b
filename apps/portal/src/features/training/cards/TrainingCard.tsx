import type { TrainingItem } from '@harrow/api-client';
import { formatDate, Progress, StatusTag } from '@harrow/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import line from '../../../shared/cardMeta.module.css';
import { registerAddress, trainingListing, trainingTones } from '../trainings.ts';
import { daysLeft, toneOf } from './countdown.ts';
import styles from './trainingCard.module.css';

const whole = 100;

/** A training with what one registers by: when, until when, and how many seats are taken. */
export function TrainingCard({ training }: { training: TrainingItem }) {
  const { t } = useTranslation('training');
  const navigate = useNavigate();
  const { id, planNo, title, status, seatsTaken, capacity, startDate, endDate, location, mySubmissionNo, mySubmissionId, allowedActions } = training;
  const days = [...new Set([startDate, endDate])].map((day) => formatDate(day)).join(' – ');
  return (
    <article className={styles.card}>
      <p className={line.meta}>
        <StatusTag color={trainingTones[training.trainingStatus]} text={training.trainingStatus_dictText} />
        {[training.method_dictText, training.level_dictText, training.language_dictText].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <h2>
        <Link className="hw-link" to={`${trainingListing.address}/detail/${id}`}>
          {title}
        </Link>
      </h2>
      <p className={styles.quiet}>{training.topics_dictText}</p>
      <p>{[days, location].filter(Boolean).join(' · ')}</p>
      <Progress value={(seatsTaken / capacity) * whole} text={`${seatsTaken}/${capacity}`} aria-label={`${t('field.seatsTaken')} ${planNo}`} />
      {status === 'pass' && <Countdown deadline={training.registrationDeadline} />}
      {mySubmissionNo && (
        <p className={styles.mine}>
          <span>{t('field.mySubmissionNo')}:</span>
          <Link className="hw-link" to={`/training/registration/detail/${mySubmissionId}`}>
            {mySubmissionNo}
          </Link>
        </p>
      )}
      {allowedActions.includes('register') && (
        <Button type="primary" className={styles.register} aria-label={t('card.register', { title })} onClick={() => void navigate(registerAddress(planNo))}>
          {t('action.register')}
        </Button>
      )}
    </article>
  );
}

/** How long one can still register. */
function Countdown({ deadline }: { deadline: string }) {
  const { t } = useTranslation('training');
  const [now] = useState(Date.now);
  const days = daysLeft(deadline, now);
  const time = formatDate(deadline, { precision: 'minute' });
  const text = days > 0 ? t('card.daysLeft', { count: days }) : t(days === 0 ? 'card.lastDay' : 'card.over', { time });
  return <StatusTag variant="dot" color={toneOf(days)} text={<span title={time}>{text}</span>} />;
}
