import { Button } from 'paper-and-ink/button';
import { Checkbox } from 'paper-and-ink/checkbox';
import { Popover } from 'paper-and-ink/popover';

export const Example = () => (
  <Popover
    aria-label="Filters"
    trigger={(props) => (
      <Button variant="quiet" {...props}>
        Filters
      </Button>
    )}
  >
    <Checkbox label="Paid" name="paid" />
  </Popover>
);
