import { CopyField } from 'paper-and-ink/copy-field';

export const Example = ({ onFail }: { onFail: () => void }) => (
  <CopyField label="Address" value="https://harbour.example" onFail={onFail} />
);
