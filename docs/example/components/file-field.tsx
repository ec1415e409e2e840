import { FileField } from 'paper-and-ink/file-field';

export const Example = ({ onUpload }: { onUpload: (file: File) => void }) => (
  <FileField
    label="Logo"
    description="PNG or SVG, up to 1 MB."
    chooseLabel="Choose picture…"
    dropLabel="or drop it here"
    accept="image/png,image/svg+xml"
    onChoose={onUpload}
  />
);
