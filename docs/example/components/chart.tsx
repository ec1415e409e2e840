import { Chart } from 'paper-and-ink/chart';

const number = new Intl.NumberFormat('en');

export const Example = () => (
  <Chart
    label="Visits"
    summary="340 visits on Tuesday, the most this week."
    shape="bars"
    points={[
      { label: 'Monday', tick: 'Mon', value: 210 },
      { label: 'Tuesday', tick: 'Tue', value: 340 },
    ]}
    format={number.format}
    formatTick={number.format}
    pointHeading="Day"
    sliderLabel="Read single days"
    empty="No visits yet."
  />
);
