import { Dropzone } from 'paper-and-ink/dropzone';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Dropzone
      label="Pictures"
      description="PNG or JPEG, up to 5 MB each."
      chooseLabel="Choose files…"
      dropLabel="or drop them here"
      accept="image/png,image/jpeg"
      files={files.map(({ name, type }) => ({ id: name, name, detail: type }))}
      onAdd={(added) => setFiles([...files, ...added])}
      onRemove={(id) => setFiles(files.filter(({ name }) => name !== id))}
    />
  );
}
