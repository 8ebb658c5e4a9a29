/* Empty: ICU is used through CICU only. */
