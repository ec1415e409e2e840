import { Switch } from 'paper-and-ink/switch';

export const Example = ({ onChange }: { onChange: (isOn: boolean) => void }) => (
  <Switch label="Email me about new orders" defaultChecked onCheckedChange={onChange} />
);
