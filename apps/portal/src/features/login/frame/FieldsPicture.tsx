import styles from './FieldsPicture.module.css';

/** Rows of a field that run towards the horizon, as lines from one vanishing point to the lower edge. */
const rows = Array.from({ length: 17 }, (_, index) => -560 + index * 120);

/** The picture of the welcome pages: a morning over fields, a tractor on the ridge. Decoration only. */
export function FieldsPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 960 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.skyHigh} />
          <stop offset="1" className={styles.skyLow} />
        </linearGradient>
        <clipPath id="near">
          <path d="M0 640C220 590 420 600 620 632S880 668 960 648V900H0Z" />
        </clipPath>
      </defs>
      <rect width="960" height="900" fill="url(#sky)" />
      <circle cx="690" cy="392" r="64" className={styles.sun} />
      <path d="M0 470C150 420 250 436 380 462S640 430 760 414 900 420 960 436V900H0Z" className={styles.far} />
      <path d="M0 548C180 500 330 520 500 546S800 566 960 506V900H0Z" className={styles.middle} />
      <path
        d="M30 566C220 530 380 548 520 570M-20 590C200 552 420 570 620 600M560 566C720 574 840 556 980 528M620 588C760 590 880 574 980 556"
        className={styles.furrow}
      />
      <g transform="translate(300 448) scale(.92)" className={styles.machine}>
        <path d="M70 26h56l10 40h46c8 0 14 6 14 14v26h-24a27 27 0 0 0-52 0h-10a43 43 0 0 0-62-32V34c0-4 10-8 22-8Z" />
        <path d="M82 34h38l8 32H82Z" className={styles.window} />
        <path d="M158 40h6v28h-6zM62 20h70v7H62z" />
        <circle cx="70" cy="112" r="36" />
        <circle cx="70" cy="112" r="15" className={styles.hub} />
        <circle cx="146" cy="126" r="22" />
        <circle cx="146" cy="126" r="9" className={styles.hub} />
      </g>
      <path d="M0 640C220 590 420 600 620 632S880 668 960 648V900H0Z" className={styles.near} />
      <g clipPath="url(#near)">
        {rows.map((x) => (
          <path key={x} d={`M470 540L${x} 920`} className={styles.row} />
        ))}
      </g>
    </svg>
  );
}
