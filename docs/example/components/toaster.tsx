import { Button } from 'paper-and-ink/button';
import { Toaster, useToasts } from 'paper-and-ink/toast';

export function Example() {
  const { showToast, ...toaster } = useToasts();
  return (
    <>
      <Button onClick={() => showToast({ title: 'Settings saved' })}>Save</Button>
      <Toaster {...toaster} />
    </>
  );
}
