import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { stageName } from '#contract/describe-delivery';
import { type DeliveryStage, deliveryStages } from '#db/values/enumerations';
import type { Command, CommandGroup } from '#ui/command-palette';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderDetails } from '../../copy/admin-orders.ts';
import { orderCommands as copy } from '../../copy/admin-shortcuts.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { useOpenOrder } from '../../data/orders.ts';
import { useMay } from '../../data/permissions.ts';
import { paths } from '../../paths.ts';
import { useToast } from '../../state/toasts.ts';
import { type MovableOrder, useStageMoves } from '../delivery/use-stage-moves.tsx';
import { isInStage } from '../orders/is-in-stage.ts';

/** What can be done with the order whose page is open; nothing on other pages. */
export function useOrderCommands(open: (href: string) => void): {
  groups: readonly CommandGroup[];
  question: ReactNode;
} {
  const { pathname } = useLocation();
  const orderId = matchPath(paths.adminOrder(':orderId'), pathname)?.params.orderId;
  const { order } = useOpenOrder(orderId);
  const may = useMay();
  const { move, dialogs } = useStageMoves();
  const toast = useToast();
  if (!order) return { groups: [], question: dialogs };

  const moveTo = async (target: MovableOrder, stage: DeliveryStage) => {
    try {
      if (!(await move(target, stage))) return;
      const description = copy.moved(order.orderId, stageName(stage));
      toast({ title: listCopy.success, description });
    } catch (error) {
      // There is no page here for the notice of a conflict.
      if (!getNewerVersion(error)) return;
      const description = getErrorMessage(error) ?? '';
      toast({ tone: 'critical', title: copy.notMoved, description });
    }
  };
  const copyNumber = () =>
    navigator.clipboard.writeText(order.orderId).then(
      () => toast({ title: listCopy.success, description: copy.copied(order.orderId) }),
      () => toast({ tone: 'critical', title: listCopy.error, description: copy.notCopied }),
    );

  // A review needs the address of the preview.
  const stages = deliveryStages.filter(
    (stage) => stage !== order.stage && (stage !== 'review' || order.previewUrl !== null),
  );
  const moves = stages.map(
    (stage): Command => ({
      id: `stage-${stage}`,
      label: copy.moveTo(stageName(stage)),
      icon: 'arrow-right',
      onSelect: () => void (isInStage(order) && moveTo(order, stage)),
    }),
  );
  const emails: Command = {
    id: 'order-emails',
    label: copy.emails,
    icon: 'mail',
    onSelect: () => open(paths.adminMailsTo(order.customerEmail)),
  };
  const audit: Command = {
    id: 'order-audit',
    label: copy.audit,
    icon: 'clock',
    onSelect: () => open(paths.adminAuditOf(order.orderId)),
  };
  const groups: readonly CommandGroup[] = [
    {
      title: orderDetails.title(order.orderId),
      commands: [
        ...(isInStage(order) && may('orders.deliver') ? moves : []),
        {
          id: 'copy-number',
          label: copy.copyNumber,
          icon: 'copy',
          onSelect: () => void copyNumber(),
        },
        ...(may('mails.read') ? [emails] : []),
        ...(may('audit.read') ? [audit] : []),
      ],
    },
  ];
  return { groups, question: dialogs };
}
