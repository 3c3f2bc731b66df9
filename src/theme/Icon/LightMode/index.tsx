import type {ComponentProps, ReactNode} from 'react';

/** Sun icon that looks like the original, which draws the outline of each line. Each page loads it. */
export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <circle cx={12} cy={12} r={4} />
      <path
        strokeLinecap="round"
        d="M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1M5.3 18.7l1-1M17.7 6.3l1-1"
      />
    </svg>
  );
}
